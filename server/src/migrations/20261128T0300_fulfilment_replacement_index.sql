-- What replaces the goods of a return.
create index delivery_of_return on fulfilment.delivery (return_id) where return_id is not null;
