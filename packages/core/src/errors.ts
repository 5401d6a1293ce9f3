// The closed catalogue of refusals (product.md 8). A refusal is thrown as a SheafError and caught only at the edges:
// a call, a room, a toast. Bugs of ours throw plain errors and become InternalServerError there.
import { inEnglish, type Phrase } from './phrase'

/** One row per error: its status, whether the same request may succeed later, and its message when none is given. */
interface CatalogueRow {
  readonly status: number
  readonly message: string
}

const importerError = (tool: string): CatalogueRow => ({ status: 400, message: `The ${tool} import failed.` })

export const errorCatalogue = {
  ValidationError: { status: 400, message: 'The request isn’t valid.' },
  UserValidationError: { status: 400, message: 'The input isn’t valid.' },
  MissingTokenError: { status: 404, message: 'The token is missing.' },
  UnprocessableEntity: { status: 422, message: 'The request can’t be processed.' },
  CollectionSchemaMaxSize: { status: 400, message: 'Your database schema has exceeded the maximum size.' },
  CantAccessWorkspaceFromNetworkError: {
    status: 403,
    message:
      "Unfortunately, we can't access this workspace from your network. Please try again from a different network.",
  },
  CantAccessWorkspaceFromEKMError: { status: 403, message: 'This workspace cannot be accessed.' },
  UserRateLimitResponse: { status: 429, message: 'Please try again later.' },
  ForbiddenError: { status: 403, message: 'You don’t have access to this. Ask an owner for access.' },
  LogicalError: { status: 400, message: 'This can’t be done.' },
  DatabaseLookupError: { status: 503, message: 'Can’t reach the server’s storage. Try again in a moment.' },
  /** Nothing was written; the same request succeeds once there is room on the server's disk. */
  StorageFullError: { status: 503, message: 'The server is out of disk space.' },
  NetworkError: { status: 502, message: 'The network request failed. Try again.' },
  InvalidExternalIntegrationTokenError: { status: 401, message: 'API token is invalid.' },
  MondayImporterError: importerError('monday'),
  TrelloImporterError: importerError('trello'),
  EvernoteImporterError: importerError('evernote'),
  ConfluenceImporterError: importerError('confluence'),
  SalesforceImporterError: importerError('salesforce'),
  FileImporterError: importerError('file'),
  UnfurlResponseError: { status: 502, message: 'Error parsing unfurl response' },
  PostgresInvalidUnicodeCharacter: { status: 400, message: 'Unsupported unicode escape sequence.' },
  OperationConflictError: { status: 400, message: 'Someone else changed this. Reload and try again.' },
  WorkspaceCreationError: { status: 400, message: 'Couldn’t create the workspace. Try again.' },
  UnknownError: { status: 500, message: 'Unrecognized error.' },
  NotFoundError: { status: 404, message: 'Resource not found.' },
  InternalFetchError: { status: 502, message: 'An internal request failed. Try again.' },
  SpaceNotFoundError: { status: 404, message: 'Workspace not found. Check the link and try again.' },
  InternalServerError: { status: 500, message: 'Something went wrong on our end. Try again.' },
  SpaceFrozenError: {
    status: 422,
    message: 'Space is frozen. Please try once the freeze is lifted. Reason: {reason}',
  },
  TaskQueueDataTooLongError: { status: 400, message: 'This is too large to process at once.' },
  PaymentRequiredError: { status: 402, message: 'Payment is required.' },
  // Collaborative editing. `already-applied` is success in disguise and never reaches a person.
  assertion: { status: 400, message: 'The text update can’t be read or is missing earlier changes.' },
  'id-exists': { status: 400, message: 'This ID is already in use.' },
  'already-applied': { status: 400, message: 'This change was already applied.' },
  'old-operation': { status: 400, message: 'The text was rewritten after this edit was made.' },
} as const satisfies Record<string, CatalogueRow>

export type ErrorName = keyof typeof errorCatalogue

/** Statuses after which the same request may be sent again (product.md 8). */
export const retryableStatuses: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504])

/** Status names beyond the standard ones. */
export const extraStatuses = { RESOURCE_EXPIRED: 419, FETCHING: 439 } as const

/** Errors that are worth retrying although their status says otherwise. */
const retryableNames: ReadonlySet<ErrorName> = new Set(['SpaceFrozenError'])

export function isRetryable(name: ErrorName, status: number = errorCatalogue[name].status): boolean {
  return retryableNames.has(name) || retryableStatuses.has(status)
}

/** What a failed call answers, and what a refused transaction carries. */
export interface ErrorBody {
  readonly errorId: string
  readonly name: ErrorName
  readonly clientData?: Readonly<Record<string, unknown>>
  readonly debugMessage: string
}

interface SheafErrorOptions {
  /**
   * Shown to the developer and, where nothing better is known, to the person, in their language. Never holds another person's data.
   * With values it is a phrase, which also goes along as `clientData.phrase`.
   */
  readonly debugMessage?: string | Phrase
  readonly clientData?: Readonly<Record<string, unknown>>
  /** Only where api.md gives another status than the catalogue (413 for a body that is too large). */
  readonly status?: number
  /** Fills the placeholder of the catalogue's message. */
  readonly reason?: string
}

export class SheafError extends Error {
  override readonly name: ErrorName
  readonly status: number
  readonly clientData: Readonly<Record<string, unknown>> | undefined

  constructor(name: ErrorName, options: SheafErrorOptions = {}) {
    const { debugMessage = errorCatalogue[name].message.replace('{reason}', options.reason ?? ''), clientData } =
      options
    super(typeof debugMessage === 'string' ? debugMessage : inEnglish(debugMessage))
    this.name = name
    this.status = options.status ?? errorCatalogue[name].status
    this.clientData =
      typeof debugMessage === 'string' || !debugMessage.values ? clientData : { ...clientData, phrase: debugMessage }
  }

  get retryable(): boolean {
    return isRetryable(this.name, this.status)
  }

  body(errorId: string): ErrorBody {
    return {
      errorId,
      name: this.name,
      ...(this.clientData ? { clientData: this.clientData } : {}),
      debugMessage: this.message,
    }
  }
}

export const isErrorName = (name: string): name is ErrorName => Object.hasOwn(errorCatalogue, name)
