tip-duck-hello = Each trick that you take costs a point, and the fewest win. You see your six cards, nobody else’s.
tip-duck-lead = You lead. { $card } is low: somebody will have to take it.
tip-duck-lead-not = That could take the trick. Lead { $card }, which most cards beat.
tip-duck-low = You took one. Now lead { $card }: others hold higher ones.
tip-duck-low-not = { $card } is safer: few cards are lower, so somebody beats it.
tip-duck-throw = You cannot follow: throw { $card }, your most dangerous card.
tip-duck-throw-not = Keep the low card and get rid of { $card }.
learnt-duck =
    Every trick costs a point.
    Follow suit if you can; the highest card of the suit led takes the trick.
    Where you cannot follow, throw your highest card.
