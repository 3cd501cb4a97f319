-- How much of a line came back: unset until the warehouse received the return, and where all of it came.
alter table fulfilment.return_line add column received_quantity integer
  check (received_quantity between 0 and quantity);
