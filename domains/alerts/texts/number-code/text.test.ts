import { describeText } from '@porchlight/texts/testing/describe-text'
import { numberCode } from './text'

describeText(numberCode, { code: '123456' })
