import { describeMail } from '@porchlight/mails/testing'
import { planChangeApplied } from './mail'

describeMail(planChangeApplied, {
  address: '12 Lantern Row',
  plan: 'Fixed 24 Green',
  date: 'January 8, 2027',
})
