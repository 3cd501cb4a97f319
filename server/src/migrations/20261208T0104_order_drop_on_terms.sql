-- invoice.uninvoiced reads orders.of_terms.
drop view orders.on_terms;
