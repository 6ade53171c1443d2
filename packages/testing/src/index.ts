export { fakeGateway, refusal, type FakeGateway, type PedidoFeito, type RespostaFalsa } from './fake-gateway.ts';
export { sessaoOf, signIn, signOut } from './sessao.builder.ts';
