import { describeText } from '@porchlight/texts/testing/describe-text'
import { alertsOn } from './text'

describeText(alertsOn, {})
