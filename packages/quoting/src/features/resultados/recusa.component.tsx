import type { ResultadoCotacao } from '@balcao/contracts';
import { type AjusteComercial, formatBps } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Button, Cluster, IconeAtualizar, Stack, Text } from '@balcao/ui';
import { type MouseEvent, useContext, useState } from 'react';
import { OrcamentoDosResultados } from './passos-oferta.component.tsx';
import { copy, rotuloDaFamilia } from './resultados.copy.ts';
import { type RemedioOferecido, remedioOf } from './resultados.model.ts';

export interface RecusaProps {
  resultado: ResultadoCotacao;
  /** Some insurer gave a price in this run. */
  hasAlternativas: boolean;
  /** The field a commercial refusal is about, and the limit to propose in it; null while the terms may not change here. */
  ajusteCampo?: AjusteComercial['campo'] | undefined;
  ajusteBps?: number | null | undefined;
  onRemedio: (resultado: ResultadoCotacao, oferecido: RemedioOferecido) => Promise<void>;
}

/** Why there is no price, in the insurer's words, and the one click that may get one. */
export function Recusa(props: RecusaProps) {
  const { resultado, hasAlternativas } = props;
  const oferecido = remedioOf(resultado);
  const isAdministrador = useIsAdministrador();
  if (!oferecido) return null;
  const { familiaErro, mensagens } = resultado;
  const instrucao = instrucaoDo(oferecido, { hasAlternativas, isAdministrador });
  return (
    <Stack gap={2}>
      {familiaErro && (
        <Text size={13} isStrong>
          {rotuloDaFamilia[familiaErro]}
        </Text>
      )}
      {mensagens.map(({ codigo, texto }) => (
        <Text key={`${codigo}${texto}`} size={13}>
          {texto}
        </Text>
      ))}
      {instrucao && (
        <Text size={13} isSoft>
          {instrucao}
        </Text>
      )}
      <Remedio {...props} oferecido={oferecido} />
    </Stack>
  );
}

interface Leitor {
  readonly hasAlternativas: boolean;
  /** Nobody else is to be asked: this is who puts the brokerage's logins right. */
  readonly isAdministrador: boolean;
}

/** Whether who reads is the one others are told to ask. */
export const useIsAdministrador = (): boolean => useSession()?.administrador === true;

/** What to do where no click of ours can help; null where one can. */
export function instrucaoDo({ remedio }: RemedioOferecido, { hasAlternativas, isAdministrador }: Leitor): string | null {
  if (remedio === 'openCredencial' && isAdministrador) return copy.remedios.credencialDoAdministrador;
  if (remedio === 'openCredencial' || remedio === 'showInstrucoes') return copy.remedios[remedio];
  return remedio === 'suggestAlternativas' && !hasAlternativas ? copy.remedios.semAlternativas : null;
}

/** The one click that may get a price; nothing where there is none, as in a case that is over: there, who accepted may still be looked at. */
export function Remedio(props: RecusaProps & { oferecido: RemedioOferecido }) {
  const { resultado, oferecido, hasAlternativas, ajusteCampo = 'comissaoBps', ajusteBps = null, onRemedio } = props;
  const { remedio, campo } = oferecido;
  const isAdministrador = useIsAdministrador();
  const isOver = useContext(OrcamentoDosResultados) === null;
  const isDaSenha = remedio === 'openCredencial';
  if (isOver && remedio !== 'suggestAlternativas') return null;
  if (isDaSenha ? !isAdministrador : instrucaoDo(oferecido, { hasAlternativas, isAdministrador }) !== null) return null;
  const texto = {
    openCredencial: copy.repetir,
    showInstrucoes: copy.repetir,
    focusCampo: campo ? copy.remedios.corrigirCampo : copy.remedios.verDados,
    suggestAlternativas: copy.remedios.alternativas,
    adjustComercial: textoDoAjuste(ajusteCampo, ajusteBps),
    retry: copy.repetir,
  }[remedio];
  return (
    <BotaoRemedio
      {...{ resultado, texto }}
      isRetry={remedio === 'retry' || isDaSenha}
      onPress={() => onRemedio(resultado, { ...oferecido, ajuste: { campo: ajusteCampo, limiteBps: ajusteBps } })}
    />
  );
}

function textoDoAjuste(campo: AjusteComercial['campo'], bps: number | null): string {
  if (bps === null) return copy.remedios.ajustar[campo];
  return campo === 'descontoBps' && bps === 0 ? copy.remedios.semAjuste : copy.remedios.usar[campo](formatBps(bps));
}

interface BotaoRemedioProps {
  resultado: ResultadoCotacao;
  texto: string;
  isRetry: boolean;
  onPress: () => Promise<void>;
}

function BotaoRemedio({ resultado, texto, isRetry, onPress }: BotaoRemedioProps) {
  const [isBusy, setIsBusy] = useState(false);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // the button goes while the insurer is asked again: its row keeps the place of who pressed it
    if (isRetry) currentTarget.closest('article')?.focus({ preventScroll: true });
    setIsBusy(true);
    void onPress().finally(() => setIsBusy(false));
  };
  return (
    <Cluster>
      <Button
        size="sm"
        isBusy={isBusy}
        icon={isRetry ? <IconeAtualizar size={14} aria-hidden /> : undefined}
        aria-label={isRetry ? copy.repetirDe(resultado.seguradoraNome) : `${texto}: ${resultado.seguradoraNome}`}
        onClick={press}
      >
        {texto}
      </Button>
    </Cluster>
  );
}
