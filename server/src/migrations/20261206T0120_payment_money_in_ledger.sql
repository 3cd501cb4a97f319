-- The ledger has what came for orders.
drop view payment.money_of_order;

-- Orders of which a proof of a transfer waits for finance.
create view payment.order_with_waiting_proof as
  select a.order_id from payment.proof p join payment.attempt a on a.id = p.attempt_id where p.state = 'waiting';
