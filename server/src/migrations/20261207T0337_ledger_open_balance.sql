-- What is owed and held, by what it is for: debts are positive.
create view ledger.open_balance as
  select account, company_id, order_id, invoice_id, amount from ledger.balance where amount <> 0;
