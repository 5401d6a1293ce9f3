// The version this build calls itself in requests (client-platform.md 4.8: 23.13.YYYYMMDD.build).
export const clientVersion = '23.13.20261115.1'
