-- Attempts whose scheduled work failed, of which finance was told; a row goes once the work succeeds.
create table payment.failed_check (
  attempt_id integer not null references payment.attempt on delete cascade,
  work text not null check (work in ('poll', 'refund')),
  failed_at timestamptz not null,
  primary key (attempt_id, work)
);
