export { umaCotacao, umaOferta, umOrcamentoResumo, umResultado } from './cotacao.builder.ts';
export { cnpjValido, cpfValido } from './documentos.builder.ts';
export { type MudancasRascunho, umRascunhoAuto } from './rascunho-auto.builder.ts';
export { umaSessao } from './sessao.builder.ts';
export { fakeGateway, refusal, type FakeGateway, type PedidoFeito, type RespostaFalsa } from './fake-gateway.ts';
export { signIn, signOut } from './sign-in.ts';
export { umaRevisao } from './revisao.builder.ts';
export { type ChamadaFeita, type Julgamento, readPublishedDocuments } from './published-documents.ts';
export { umEnvio } from './envio.builder.ts';
