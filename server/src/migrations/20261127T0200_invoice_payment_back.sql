-- Money that was taken back, or given back, is written below what came.
alter table invoice.payment drop constraint payment_amount_check;
alter table invoice.payment add constraint payment_amount_check check (amount <> 0);
