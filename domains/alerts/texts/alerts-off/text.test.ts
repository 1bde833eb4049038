import { describeText } from '@porchlight/texts/testing'
import { alertsOff } from './text'

describeText(alertsOff, { phone: '(800) 555-0100' })
