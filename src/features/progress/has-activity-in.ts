/** True if the URL says that the page is opened on iOS, where there is physical activity (§2, D9). */
export const hasActivityIn = (query: URLSearchParams): boolean => query.get('platform') === 'ios';
