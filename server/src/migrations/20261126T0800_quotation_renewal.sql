-- Price, discount and lead time are what the shop's own rules gave when the line was written: nobody has to look at it to
-- offer it again.
alter table quotation.line add column is_shop_offer boolean not null default false;

-- A renewal that needs nobody was asked for, and its offer is to be made.
alter table quotation.quotation add column renewal_asked_at timestamptz;
create index quotation_renewal_asked on quotation.quotation (renewal_asked_at) where renewal_asked_at is not null;

-- A cart that was checked out with all its prices was sent as it was made: that is the shop's own offer. What was sent does
-- not change by it.
alter table quotation.line disable trigger line_of_sent;
update quotation.line l set is_shop_offer = true
from quotation.version v join quotation.quotation q on q.id = v.quotation_id
where l.quotation_id = v.quotation_id and l.version = v.version and v.version = 1 and v.sent_at = q.created_at
  and q.source = 'cart' and l.status = 'quoted';
alter table quotation.line enable trigger line_of_sent;
