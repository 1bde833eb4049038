import { describeText } from '@porchlight/texts/testing'
import { enrollmentNews } from './text'

describeText(enrollmentNews, { link: 'https://amigo.example.com/es/bills' })
