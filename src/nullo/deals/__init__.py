"""The same cards for many people: daily deals and challenges, whose cards follow from a seed."""
