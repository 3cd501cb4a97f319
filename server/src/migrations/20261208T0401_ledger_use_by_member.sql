-- A member uses their company's money on account, too.
alter table ledger.allocation alter column recorded_by drop not null, add column member_id integer references identity.member,
  add check (num_nonnulls(recorded_by, member_id) = 1);

-- Money of a cancelled order that had come from the account goes back to it.
alter table ledger.journal drop constraint journal_kind_check, add constraint journal_kind_check
  check (kind in ('payment_received', 'payment_accepted', 'payment_taken_back', 'invoice_issued', 'credit_note_issued',
    'advance_used', 'advance_moved', 'advance_returned', 'refund_requested', 'refund_made', 'refund_refused',
    'transfer_corrected', 'tax_withheld', 'bank_charge', 'write_off', 'difference_decided'));
