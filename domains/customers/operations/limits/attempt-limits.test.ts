import { expect, test } from 'vitest'
import { attemptLimits } from './attempt-limits'

const minuteMs = 60_000

test('each limit allows as often, within as many minutes, as is written here', () => {
  const written = Object.entries(attemptLimits).map(([name, { limit, windowMs }]) => [
    name,
    limit,
    windowMs / minuteMs,
  ])
  expect(written).toEqual([
    ['lookUpFromAddress', 5, 15],
    ['lookUpOfNumberFromNetwork', 5, 1_440],
    ['lookUpOfNumber', 10, 1_440],
    ['lookUpKnown', 1_000_000, 129_600],
    ['lookUpOfZip', 100, 60],
    ['lookUpOfZipFromNetwork', 1, 60],
    ['lookUpOfAll', 1_000, 15],
    ['lookUpAlarm', 1, 60],
    ['mailEachMinute', 1, 1],
    ['mailEachDay', 5, 1_440],
    ['mailboxEachMinute', 1, 1],
    ['mailboxEachDay', 5, 1_440],
    ['deviceEachMinute', 1, 1],
    ['deviceEachDay', 5, 1_440],
    ['mailFormFromAddress', 30, 15],
    ['guestMessageFromAddress', 10, 60],
    ['guestMessageOfMailbox', 5, 1_440],
    ['linkFromAddress', 50, 15],
    ['signUpFromAddress', 20, 60],
    ['enrollmentFromAddress', 20, 60],
    ['passwordAgain', 10, 15],
    ['messageOfPerson', 30, 60],
    ['paymentOfCustomer', 30, 60],
    ['paymentFromNetwork', 10, 60],
    ['paymentOfSubject', 30, 60],
    ['consentOfAccount', 30, 60],
    ['mailChoiceOfPerson', 30, 60],
    ['orderChangeOfPerson', 20, 60],
    ['ownDataOfPerson', 10, 60],
    ['verificationOfOrder', 10, 1_440],
    ['textToNumber', 3, 1_440],
    ['textEachMinute', 1, 1],
    ['textOfPerson', 10, 1_440],
    ['textToPrefix', 20, 60],
    ['textToAll', 600, 60],
    ['textAnswerToNumber', 3, 1_440],
    ['textAlarm', 1, 60],
    ['alertsOfPerson', 5, 1_440],
    ['codeOfUser', 10, 15],
    ['passkeyFromAddress', 60, 15],
    ['companyFromAddress', 60, 15],
    ['deviceCodeOfPerson', 10, 15],
    ['directoryFromAddress', 20, 15],
    ['directoryRefused', 5, 60],
  ])
})
