import { describe, expect, it } from 'vitest'
import { type ErrorName, errorCatalogue, extraStatuses, isErrorName, isRetryable, SheafError } from './errors'

describe('the catalogue', () => {
  it.each<[ErrorName, number]>([
    ['ValidationError', 400],
    ['UserValidationError', 400],
    ['MissingTokenError', 404],
    ['UnprocessableEntity', 422],
    ['CollectionSchemaMaxSize', 400],
    ['CantAccessWorkspaceFromNetworkError', 403],
    ['CantAccessWorkspaceFromEKMError', 403],
    ['UserRateLimitResponse', 429],
    ['ForbiddenError', 403],
    ['LogicalError', 400],
    ['DatabaseLookupError', 503],
    ['StorageFullError', 503],
    ['NetworkError', 502],
    ['InvalidExternalIntegrationTokenError', 401],
    ['MondayImporterError', 400],
    ['TrelloImporterError', 400],
    ['EvernoteImporterError', 400],
    ['ConfluenceImporterError', 400],
    ['SalesforceImporterError', 400],
    ['FileImporterError', 400],
    ['PostgresInvalidUnicodeCharacter', 400],
    ['OperationConflictError', 400],
    ['WorkspaceCreationError', 400],
    ['UnknownError', 500],
    ['NotFoundError', 404],
    ['InternalFetchError', 502],
    ['SpaceNotFoundError', 404],
    ['InternalServerError', 500],
    ['SpaceFrozenError', 422],
    ['TaskQueueDataTooLongError', 400],
    ['PaymentRequiredError', 402],
    ['old-operation', 400],
  ])('[P 8] %s answers with %i', (name, status) => {
    expect(new SheafError(name).status).toBe(status)
  })

  it.each<[ErrorName, string]>([
    ['CollectionSchemaMaxSize', 'Your database schema has exceeded the maximum size.'],
    [
      'CantAccessWorkspaceFromNetworkError',
      "Unfortunately, we can't access this workspace from your network. Please try again from a different network.",
    ],
    ['CantAccessWorkspaceFromEKMError', 'This workspace cannot be accessed.'],
    ['UserRateLimitResponse', 'Please try again later.'],
    ['UnfurlResponseError', 'Error parsing unfurl response'],
    ['PostgresInvalidUnicodeCharacter', 'Unsupported unicode escape sequence.'],
    ['UnknownError', 'Unrecognized error.'],
    ['NotFoundError', 'Resource not found.'],
    ['PaymentRequiredError', 'Payment is required.'],
  ])('[P 8] %s has its message', (name, message) => {
    expect(new SheafError(name).message).toBe(message)
  })

  it('[P 8] every error has a status of a refusal and a message', () => {
    for (const row of Object.values(errorCatalogue)) {
      expect(row.status).toBeGreaterThanOrEqual(400)
      expect(row.message).not.toBe('')
    }
  })

  it('[P 8] two statuses are added to the standard ones', () => {
    expect(extraStatuses).toEqual({ RESOURCE_EXPIRED: 419, FETCHING: 439 })
  })

  it('only its names are error names', () => {
    expect(isErrorName('NotFoundError')).toBe(true)
    expect(['TypeError', 'toString', 'constructor', ''].some(isErrorName)).toBe(false)
  })
})

describe('retrying', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('[P 8] status %i may be tried again', status => {
    expect(isRetryable('ValidationError', status)).toBe(true)
  })

  it.each([400, 401, 402, 403, 404, 413, 419, 422, 439])('[P 8] status %i may not', status => {
    expect(isRetryable('ValidationError', status)).toBe(false)
  })

  it('a full disk is worth another try: nothing was written', () => {
    expect(new SheafError('StorageFullError').retryable).toBe(true)
  })

  it('[P 8] a frozen space is worth another try, an old operation never', () => {
    expect(new SheafError('SpaceFrozenError').retryable).toBe(true)
    expect(new SheafError('old-operation').retryable).toBe(false)
    expect(new SheafError('DatabaseLookupError').retryable).toBe(true)
  })
})

describe('a refusal', () => {
  it('[P 8] says why a space is frozen', () => {
    expect(new SheafError('SpaceFrozenError', { reason: 'migration' }).message).toBe(
      'Space is frozen. Please try once the freeze is lifted. Reason: migration',
    )
  })

  it('[P 7] becomes the body of an answer: errorId, name, clientData, debugMessage', () => {
    const error = new SheafError('ForbiddenError', { clientData: { type: 'not_signed_in' }, debugMessage: 'Sign in.' })
    expect(error.body('e1')).toEqual({
      errorId: 'e1',
      name: 'ForbiddenError',
      clientData: { type: 'not_signed_in' },
      debugMessage: 'Sign in.',
    })
    expect(new SheafError('NotFoundError').body('e2')).toEqual({
      errorId: 'e2',
      name: 'NotFoundError',
      debugMessage: 'Resource not found.',
    })
  })

  it('can have another status where the call says so', () => {
    const error = new SheafError('ValidationError', { status: 413 })
    expect(error.status).toBe(413)
    expect(error).toBeInstanceOf(Error)
  })
})
