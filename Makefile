# make play            make everything and open a table in the browser; LAN=1 make play: for phones too
# make play-terminal   make everything and play in the terminal: GAME=sauce make play-terminal
# make docs            make the site of documents in build/site/html
# make test            make everything and run every test

GAME ?= alles-oder-nichts

play:
	@scripts/install
	@.venv/bin/nullo serve --open $(if $(filter 1,$(LAN)),--lan)

play-terminal:
	@scripts/install
	@.venv/bin/nullo play $(GAME)

docs:
	@scripts/install docs
	@scripts/site

test:
	@scripts/test

check:
	@scripts/install dev
	@scripts/check

clean:
	rm -rf .venv .venv-pure build dist src/nullo.egg-info web/node_modules src/nullo/server/static
	find src -name '*.so' -delete

.PHONY: play play-terminal docs test check clean
