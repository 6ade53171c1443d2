import { addressOfCall } from './address.ts';

it('puts named fields in the path, escaped, and the rest in the query', () => {
  expect(addressOfCall({ method: 'GET', path: '/a/:id/b' }, { id: 'x/y', q: 'ção', vazio: '', nada: undefined })).toEqual({
    url: '/a/x%2Fy/b?q=%C3%A7%C3%A3o',
  });
});

it('sends what is left as the body of a write', () => {
  expect(addressOfCall({ method: 'PUT', path: '/a/:id' }, { id: '1', versao: 2 })).toEqual({ url: '/a/1', body: { versao: 2 } });
});
