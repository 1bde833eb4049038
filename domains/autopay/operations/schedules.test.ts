import { expect, it } from 'vitest'
import { autopayEndSchedules } from './end-with-service'
import { autopaySchedules } from './jobs'

it('every day in the morning in Texas debits are made, and then AutoPay of accounts without service ends', () => {
  const times = [...autopaySchedules, ...autopayEndSchedules].map(({ jobName, cron }) => [jobName, cron])
  expect(times).toEqual([
    ['debit-autopay', '10 14 * * *'],
    ['end-autopay-with-service', '40 14 * * *'],
  ])
})
