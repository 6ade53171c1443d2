import axios, { type AxiosStatic } from 'axios';

/** In one application the HTTP library is simply imported. */
export const loadAxios = async (): Promise<AxiosStatic> => axios;
export const prepareCalls = (): void => undefined;
