/** Under which name the details of a booking are kept on the device: by service, so that another time has them as well. */
export function detailsKey(serviceId: string): string {
  return `booking-${serviceId}`;
}
