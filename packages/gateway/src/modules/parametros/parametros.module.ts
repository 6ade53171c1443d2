import { gruposParametrosCalls, parametrosCalls, remetenteCalls, tabelaRetencaoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { DnsPort } from '../../plugins/dns.ts';
import { createDkim } from '../../plugins/mail-dkim.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createAvisos } from '../notificacao/index.ts';
import { registryPort } from '../registry/index.ts';
import { gruposRepository } from './grupos.repository.ts';
import { createGruposService } from './grupos.service.ts';
import { parametrosRepository } from './parametros.repository.ts';
import { createParametrosService } from './parametros.service.ts';
import { remetenteRepository } from './remetente.repository.ts';
import { createRemetenteService } from './remetente.service.ts';
import { tabelaRetencaoRepository as tabelas } from './tabela-retencao.repository.ts';
import { createTabelaRetencaoService } from './tabela-retencao.service.ts';

interface Deps extends RecursosModulo {
  readonly dns: DnsPort;
  /** Of this installation: keys of DKIM are sealed by it. */
  readonly chave: Buffer;
  readonly config: { readonly correio: { readonly spf: string; readonly remetente: string } };
}

/** Job that looks at the records of every domain in use. */
const TAREFA_DIARIA = 'remetente_diario';

/** What a subscription chooses: everybody quotes by it, administrators change it. */
export function parametrosModule(app: FastifyInstance, { serve, db, agora, log, tarefas, correio, dns, chave, config }: Deps): void {
  const service = createParametrosService({ db, parametros: parametrosRepository });
  serve(app, parametrosCalls.getParametros, (_, { chamador }) => service.read(chamador));
  serve(app, parametrosCalls.saveParametros, (novos, { chamador }) => service.save(novos, chamador));

  const remetentes = createRemetenteService({
    db,
    agora,
    log,
    newId: uuidv7,
    grupos: gruposRepository,
    remetentes: remetenteRepository,
    registry: registryPort,
    dns,
    dkim: createDkim(chave),
    correio,
    config,
    createAvisoAdministradores: createAvisos(tarefas).createAvisoAdministradores,
  });
  serve(app, remetenteCalls.getDominio, (_, { chamador }) => remetentes.read(chamador));
  serve(app, remetenteCalls.checkDominio, (_, { chamador }) => remetentes.check(chamador));
  serve(app, remetenteCalls.sendTeste, (_, { chamador }) => remetentes.sendTeste(chamador));
  tarefas.handle(TAREFA_DIARIA, (_, { signal }) => remetentes.checkAll(signal));

  const grupos = createGruposService({ db, grupos: gruposRepository, remetentes });
  serve(app, gruposParametrosCalls.saveRemetente, (novo, { chamador }) => grupos.save('remetente', novo, chamador));
  serve(app, gruposParametrosCalls.getGrupos, (_, { chamador }) => grupos.read(chamador));
  serve(app, gruposParametrosCalls.saveAcesso, (novo, { chamador }) => grupos.save('acesso', novo, chamador));
  serve(app, gruposParametrosCalls.saveCalendario, (novo, { chamador }) => grupos.save('calendario', novo, chamador));
  serve(app, gruposParametrosCalls.saveRenovacao, (novo, { chamador }) => grupos.save('renovacao', novo, chamador));
  serve(app, gruposParametrosCalls.saveExpediente, (novo, { chamador }) => grupos.save('expediente', novo, chamador));
  serve(app, gruposParametrosCalls.saveAtraso, (novo, { chamador }) => grupos.save('atraso', novo, chamador));
  serve(app, gruposParametrosCalls.saveRepasse, (novo, { chamador }) => grupos.save('repasse', novo, chamador));
  serve(app, gruposParametrosCalls.saveNumeracao, (novo, { chamador }) => grupos.save('numeracao', novo, chamador));
  serve(app, gruposParametrosCalls.saveRetencao, (novo, { chamador }) => grupos.save('retencao', novo, chamador));

  const retencoes = createTabelaRetencaoService({ db, agora, newId: uuidv7, tabelas });
  serve(app, tabelaRetencaoCalls.listTabelas, (_, { chamador }) => retencoes.list(chamador));
  serve(app, tabelaRetencaoCalls.createTabela, (nova, { chamador }) => retencoes.create(nova, chamador));
  serve(app, tabelaRetencaoCalls.removeTabela, ({ tabelaRetencaoId }, { chamador }) => retencoes.remove(tabelaRetencaoId, chamador));
}
