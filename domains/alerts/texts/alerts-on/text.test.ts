import { describeText } from '@porchlight/texts/testing'
import { alertsOn } from './text'

describeText(alertsOn, {})
