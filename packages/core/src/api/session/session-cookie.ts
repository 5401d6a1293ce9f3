/** The cookie that says which session a browser has. Only the server reads it: scripts cannot. */
export const SESSION_COOKIE = 'sheaf_session'
