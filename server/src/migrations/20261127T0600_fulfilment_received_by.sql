-- The member who signed for a delivery; null where staff recorded who received it.
alter table fulfilment.delivery
  add column received_by integer references identity.member,
  add check (received_by is null or receiver is not null);
