import { generate } from 'otplib'

/** The code that an authenticator with this key shows now. */
export const oneTimeCode = (key: string): Promise<string> => generate({ secret: key })
