-- A refund is requested until it is done or has failed.
alter table payment.refund drop constraint refund_state_check, drop constraint refund_check1;
drop index payment.asked_refund;
update payment.refund set state = 'requested' where state = 'asked';
alter table payment.refund rename column asked_by to requested_by;
alter table payment.refund rename column asked_at to requested_at;
alter table payment.refund
  add constraint refund_state_check check (state in ('requested', 'done', 'failed')),
  add constraint refund_ended_check check ((state = 'requested') = (ended_at is null));
create unique index requested_refund on payment.refund (attempt_id) where state = 'requested';
