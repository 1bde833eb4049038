import { describeMail } from '@porchlight/mails/testing'
import { planChangeUndone } from './mail'

describeMail(planChangeUndone, {
  address: '12 Lantern Row',
  plan: 'Credit 12',
  undone: 'Fixed 24 Green',
})
