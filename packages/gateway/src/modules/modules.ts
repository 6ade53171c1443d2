import type { RecursosDoGateway, RecursosDoSite } from '../open-resources.ts';
import type { Modulo } from '../plugins/serve.ts';
import { accessModule } from './access/access.module.ts';
import { anexoModule } from './anexo/anexo.module.ts';
import { apoliceModule } from './apolice/apolice.module.ts';
import { apoioModule } from './apoio/apoio.module.ts';
import { assinaturaModule } from './assinatura/assinatura.module.ts';
import { atualizacaoModule } from './atualizacao/atualizacao.module.ts';
import { manutencaoModule } from './atualizacao/manutencao.module.ts';
import { buscaModule } from './busca/busca.module.ts';
import { carteiraModule } from './carteira/carteira.module.ts';
import { cobrancaModule } from './cobranca/cobranca.module.ts';
import { comparativoModule } from './comparativo/comparativo.module.ts';
import { compartilhamentoModule } from './compartilhamento/compartilhamento.module.ts';
import { compositionModule } from './composition/composition.module.ts';
import { conjuntoModule } from './conjunto/conjunto.module.ts';
import { consumoModule } from './consumo/consumo.module.ts';
import { conquistaModule } from './conquista/conquista.module.ts';
import { contaFinanceiraModule } from './conta-financeira/conta-financeira.module.ts';
import { contaModule } from './conta/conta.module.ts';
import { contestacaoModule } from './contestacao/contestacao.module.ts';
import { conversaModule } from './conversa/conversa.module.ts';
import { corretoraModule } from './corretora/corretora.module.ts';
import { cotacaoModule } from './cotacao/cotacao.module.ts';
import { diagnosticoModule } from './diagnostico/diagnostico.module.ts';
import { documentoModule } from './documento/documento.module.ts';
import { dpsModule } from './dps/dps.module.ts';
import { endossoModule } from './endosso/endosso.module.ts';
import { envioModule } from './envio/envio.module.ts';
import { exportacaoModule } from './exportacao/exportacao.module.ts';
import { extratoComissaoModule } from './extrato-comissao/extrato-comissao.module.ts';
import { extratoBancarioModule } from './extrato-bancario/extrato-bancario.module.ts';
import { faturaModule } from './fatura/fatura.module.ts';
import { filtroModule } from './filtro/filtro.module.ts';
import { historiaModule } from './historia/historia.module.ts';
import { importacaoModule } from './importacao/importacao.module.ts';
import { importacaoDocumentosModule } from './importacao-documentos/importacao-documentos.module.ts';
import { indicacaoModule } from './indicacao/indicacao.module.ts';
import { lancamentoModule } from './lancamento/lancamento.module.ts';
import { layoutModule } from './layout/layout.module.ts';
import { lgpdModule } from './lgpd/lgpd.module.ts';
import { manualModule } from './manual/manual.module.ts';
import { notificacaoModule } from './notificacao/notificacao.module.ts';
import { onboardingModule } from './onboarding/onboarding.module.ts';
import { orcamentoModule } from './orcamento/orcamento.module.ts';
import { paginaNoSiteModule } from './pagina-publica/pagina-no-site.module.ts';
import { paginaPublicaModule } from './pagina-publica/pagina-publica.module.ts';
import { painelModule } from './painel/painel.module.ts';
import { parametrosModule } from './parametros/parametros.module.ts';
import { reemissaoModule } from './reemissao/reemissao.module.ts';
import { parcelaModule } from './parcela/parcela.module.ts';
import { prazoModule } from './prazo/prazo.module.ts';
import { planoDeContasModule } from './plano-de-contas/plano-de-contas.module.ts';
import { produtorModule } from './produtor/produtor.module.ts';
import { seguradoModule } from './segurado/segurado.module.ts';
import { repasseModule } from './repasse/repasse.module.ts';
import { propostaModule } from './proposta/proposta.module.ts';
import { questionarioModule } from './questionario/questionario.module.ts';
import { ramoModule } from './ramo/ramo.module.ts';
import { razaoModule } from './razao/razao.module.ts';
import { recusaModule } from './recusa/recusa.module.ts';
import { registryModule } from './registry/registry.module.ts';
import { seguradoraModule } from './seguradora/seguradora.module.ts';
import { solicitacaoModule } from './solicitacao/solicitacao.module.ts';
import { suporteModule } from './suporte/suporte.module.ts';
import { sweepModule } from './sweep/sweep.module.ts';
import { tarefaModule } from './tarefa/tarefa.module.ts';
import { termosModule } from './termos/termos.module.ts';
import { transferenciaModule } from './transferencia/transferencia.module.ts';
import { usuarioModule } from './usuario/usuario.module.ts';
import { vendaModule } from './venda/venda.module.ts';
import { webinarModule } from './webinar/webinar.module.ts';

/** Every module of the gateway, in the order they are mounted. `npm run new module` writes its line here. */
export const modules: readonly Modulo<RecursosDoGateway>[] = [
  notificacaoModule,
  manutencaoModule,
  accessModule,
  contaModule,
  termosModule,
  diagnosticoModule,
  layoutModule,
  onboardingModule,
  assinaturaModule,
  cobrancaModule,
  indicacaoModule,
  exportacaoModule,
  consumoModule,
  conquistaModule,
  registryModule,
  corretoraModule,
  seguradoraModule,
  produtorModule,
  seguradoModule,
  ramoModule,
  apoliceModule,
  usuarioModule,
  razaoModule,
  planoDeContasModule,
  lancamentoModule,
  extratoComissaoModule,
  contestacaoModule,
  repasseModule,
  contaFinanceiraModule,
  extratoBancarioModule,
  importacaoModule,
  importacaoDocumentosModule,
  apoioModule,
  painelModule,
  parametrosModule,
  orcamentoModule,
  cotacaoModule,
  comparativoModule,
  envioModule,
  conversaModule,
  questionarioModule,
  solicitacaoModule,
  paginaPublicaModule,
  dpsModule,
  anexoModule,
  documentoModule,
  manualModule,
  conjuntoModule,
  historiaModule,
  recusaModule,
  propostaModule,
  vendaModule,
  endossoModule,
  prazoModule,
  parcelaModule,
  reemissaoModule,
  faturaModule,
  transferenciaModule,
  carteiraModule,
  filtroModule,
  buscaModule,
  webinarModule,
  tarefaModule,
  lgpdModule,
  compartilhamentoModule,
  sweepModule,
];

/** Mounted after those, where the composed site is served. */
export const siteModules: readonly Modulo<RecursosDoSite>[] = [suporteModule, atualizacaoModule, paginaNoSiteModule, compositionModule];
