import { describeText } from '../testing/describe-text'
import { alertsOn } from './text'

describeText(alertsOn, {})
