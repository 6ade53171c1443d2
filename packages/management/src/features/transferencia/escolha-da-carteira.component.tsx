import { hojeEm, sentenceOfFalha } from '@balcao/domain';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  Cluster,
  Dado,
  Dados,
  FormerAnswer,
  Grid,
  Money,
  showToast,
  Skeleton,
  Stack,
  Text,
} from '@balcao/ui';
import { ComboBox, DatePicker } from '@balcao/ui/forms';
import { ConfirmDialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { FalhaDaSimulacao } from '../../endosso/contas.component.tsx';
import { copy } from './transferencia.copy.ts';
import { type EscolhaDaTransferencia, pedidoDe } from './transferencia.model.ts';
import { useCorretoras, useProdutores, useRamos, useSeguradoras, useSimulacao, useTransferir } from './transferencia.resource.ts';

const VAZIA: Omit<EscolhaDaTransferencia, 'vigorDesde'> = {
  de: null,
  para: null,
  ramo: null,
  seguradora: null,
  corretoraId: null,
  fimDe: null,
  fimAte: null,
  comEncerradas: false,
};

/** Chooses what changes hands, shows what that is, and does it. */
export function EscolhaDaCarteira() {
  const [escolha, setEscolha] = useState<EscolhaDaTransferencia>(() => ({ ...VAZIA, vigorDesde: hojeEm(new Date()) }));
  const [isConfirmando, setIsConfirmando] = useState(false);
  const produtores = (useProdutores().data ?? []).map(({ id: value, nome: label }) => ({ value, label }));
  const ramos = (useRamos().data ?? []).map(({ codigo: value, nome: label }) => ({ value, label }));
  const seguradoras = (useSeguradoras().data ?? []).map(({ slug: value, nome: label }) => ({ value, label }));
  const corretoras = (useCorretoras().data ?? []).map(({ id: value, fantasia: label }) => ({ value, label }));
  const pedido = pedidoDe(escolha);
  const simulacao = useSimulacao(pedido);
  const transferir = useTransferir(() => {
    setIsConfirmando(false);
    showToast({ tone: 'sucesso', titulo: copy.comecou });
    setEscolha((atual) => ({ ...VAZIA, vigorDesde: atual.vigorDesde }));
  });
  const change = (value: string | boolean | null, name: string) => setEscolha((atual) => ({ ...atual, [name]: value }));
  const bind = <C extends keyof EscolhaDaTransferencia>(name: C) => ({ name, value: escolha[name], onChange: change });
  const nomeDe = (id: string | null) => produtores.find(({ value }) => value === id)?.label ?? '';
  const vista = pedido && simulacao.data;
  return (
    <Card titulo={copy.escolha}>
      <Stack gap={4}>
        <Grid minWidth={220} gap={3}>
          <ComboBox label={copy.de} options={produtores} isRequired {...bind('de')} />
          <ComboBox label={copy.para} options={produtores.filter(({ value }) => value !== escolha.de)} isRequired {...bind('para')} />
          <DatePicker label={copy.vigorDesde} isRequired {...bind('vigorDesde')} />
          <ComboBox label={copy.ramo} options={ramos} placeholder={copy.todas} {...bind('ramo')} />
          <ComboBox label={copy.seguradora} options={seguradoras} placeholder={copy.todas} {...bind('seguradora')} />
          <ComboBox label={copy.corretora} options={corretoras} placeholder={copy.todas} {...bind('corretoraId')} />
          <DatePicker label={copy.fimDe} {...bind('fimDe')} />
          <DatePicker label={copy.fimAte} {...bind('fimAte')} />
        </Grid>
        <Checkbox label={copy.comEncerradas} {...bind('comEncerradas')} />
        <section aria-live="polite" aria-label={copy.previa}>
          {!pedido && <Text isSoft>{copy.preverAjuda}</Text>}
          {pedido && simulacao.error && <FalhaDaSimulacao simulacao={simulacao} />}
          {pedido && simulacao.isPending && <Skeleton height={48} />}
          {vista && vista.apolices === 0 && <Text isSoft>{copy.nada}</Text>}
          {vista && vista.apolices > 0 && (
            <FormerAnswer isFormer={simulacao.isPlaceholderData}>
              <Dados minWidth={160}>
                <Dado rotulo={copy.apolices}>{copy.numero(vista.apolices)}</Dado>
                <Dado rotulo={copy.premio}>
                  <Money centavos={vista.premioCentavos} />
                </Dado>
                <Dado rotulo={copy.comissoes}>
                  <Money centavos={vista.comissoesFuturasCentavos} />
                </Dado>
              </Dados>
            </FormerAnswer>
          )}
        </section>
        <Cluster justify="end">
          <Button
            variant="primary"
            isDisabled={!vista || vista.apolices === 0 || simulacao.isPlaceholderData}
            onClick={() => setIsConfirmando(true)}
          >
            {vista && vista.apolices > 0 ? copy.enviar(vista.apolices) : copy.enviarSemPrevia}
          </Button>
        </Cluster>
      </Stack>
      {vista && isConfirmando && (
        <ConfirmDialog
          titulo={copy.confirmarTitulo}
          isOpen
          confirmar={copy.enviar(vista.apolices)}
          cancelar={copy.voltar}
          isBusy={transferir.isPending}
          onConfirm={() => transferir.mutate(pedido)}
          onClose={() => setIsConfirmando(false)}
        >
          <Stack gap={3}>
            {transferir.error && (
              <Alert tone="perigo" isLive>
                {sentenceOfFalha(transferir.error)}
              </Alert>
            )}
            <Text>{copy.confirmar(nomeDe(pedido.de), nomeDe(pedido.para), vista.apolices)}</Text>
          </Stack>
        </ConfirmDialog>
      )}
    </Card>
  );
}
