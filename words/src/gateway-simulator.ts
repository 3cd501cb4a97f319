/** The pages of the gateway simulator, which developers see: English, like the words of the gateway's own API. */
export const gatewaySimulatorWords = {
  title: 'Payment gateway simulator',
  lead: 'Payments of the demo. No bank is behind them: settle, deny, reverse or expire them here, and the shop is notified.',
  all: 'All payments',
  status: 'Status',
  amount: 'Amount',
  account: 'Account',
  expires: 'Expires',
  acts: {
    settle: 'Settle',
    deny: 'Deny',
    cancel: 'Cancel',
    expire: 'Let it expire',
    reverse: 'Reverse',
  },
} as const
