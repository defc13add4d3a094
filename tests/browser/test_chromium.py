"""The browser for the tests exists, and connects to nothing but this machine."""

from __future__ import annotations

from playwright.sync_api import Browser, Error


def test_there_is_a_browser(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<button>10 of hearts</button>")
    assert page.get_by_role("button", name="10 of hearts", exact=True).count() == 1
    page.close()


def test_nothing_else_is_reached(browser: Browser) -> None:
    page = browser.new_page()
    try:
        page.goto("http://example.com/")
    except Error as error:
        assert "ERR_NAME_NOT_RESOLVED" in error.message
    else:
        raise AssertionError("the browser went out")
    page.close()
