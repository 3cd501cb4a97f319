alter table approval.request drop constraint request_kind_check,
  add constraint request_kind_check check (kind in ('quotation', 'credit_note', 'refund', 'held_refund'));
comment on column approval.request.subject_id is
  'The quotation, the invoice, or the attempt to pay; of a refund of held money the company.';
-- Several refunds of a company's held money may wait.
drop index approval.request_waiting;
create unique index request_waiting on approval.request (kind, subject_id)
  where state = 'waiting' and kind <> 'held_refund';
create index request_held_refund on approval.request (subject_id) where state = 'waiting' and kind = 'held_refund';
