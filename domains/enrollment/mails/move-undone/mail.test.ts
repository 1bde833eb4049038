import { describeMail } from '@porchlight/mails/testing'
import { moveUndone } from './mail'

describeMail(moveUndone, { address: '12 Lantern Row', newAddress: '9 Quarry Bend' })
