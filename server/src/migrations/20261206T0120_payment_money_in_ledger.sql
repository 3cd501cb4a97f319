-- The ledger has what came for orders.
drop view payment.money_of_order;
