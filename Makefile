# make play   make everything and play a game in the terminal: GAME=sauce make play
# make test   make everything and run every test

GAME ?= alles-oder-nichts

play:
	@scripts/install
	@.venv/bin/nullo play $(GAME)

test:
	@scripts/test

check:
	@scripts/install dev
	@scripts/check

clean:
	rm -rf .venv .venv-pure build dist src/nullo.egg-info
	find src -name '*.so' -delete

.PHONY: play test check clean
