import { describeText } from '@porchlight/texts/testing'
import { numberCode } from './text'

describeText(numberCode, { code: '123456' })
