-- Staff's lists are read in the order of an index.
create index attempt_by_time on payment.attempt (created_at, id);
create index attempt_by_state on payment.attempt (state, created_at, id);
create index proof_by_time on payment.proof (uploaded_at, id);
create index proof_by_state on payment.proof (state, uploaded_at, id);
