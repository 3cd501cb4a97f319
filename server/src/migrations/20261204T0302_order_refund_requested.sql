-- The audit log is never changed: entries from before this keep 'order.payment_refund_asked'.
update orders.event set kind = 'payment_refund_requested' where kind = 'payment_refund_asked';
