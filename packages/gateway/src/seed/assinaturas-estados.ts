import { assinatura, type AssinaturaDemo, DIAS_TRIAL, NADA, type UsuarioDemo } from './assinaturas.ts';
import type { Mundo } from './mundo.ts';

const DIA_MS = 86_400_000;
const DESDE_O_FIM = 3;

/** Subscriptions that exist to be seen in a state: a trial that ended, and one that was taken back. */
export function assinaturasEmEstados(mundo: Mundo): AssinaturaDemo[] {
  const administrador = (nome: string, email: string): UsuarioDemo => ({
    id: mundo.id(),
    nome,
    email,
    administrador: true,
    primeiroAcesso: false,
    peso: 1,
  });
  const diasDeVida = DIAS_TRIAL + DESDE_O_FIM;
  return [
    assinatura(mundo, {
      login: 'serra-clara',
      fantasia: 'Serra Clara Corretora',
      susep: '202133344',
      diasDeVida,
      linha: {
        status: 'EXPIRADA',
        trial_inicio: mundo.diasAtras(diasDeVida).toISOString(),
        trial_fim: new Date(mundo.agora.getTime() - DESDE_O_FIM * DIA_MS).toISOString(),
      },
      usuarios: [administrador('Nair Campelo', 'expirado@balcao.test')],
      volumes: NADA,
    }),
    assinatura(mundo, {
      login: 'porto-novo',
      fantasia: 'Porto Novo Corretora',
      susep: '202144455',
      diasDeVida: 900,
      linha: { status: 'REATIVADA' },
      usuarios: [administrador('Saulo Brandão', 'reativada@balcao.test')],
      volumes: NADA,
    }),
  ];
}
