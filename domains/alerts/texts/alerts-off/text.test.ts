import { describeText } from '@porchlight/texts/testing/describe-text'
import { alertsOff } from './text'

describeText(alertsOff, { phone: '(800) 555-0100' })
