"""How cards are drawn, on the page and on paper."""
