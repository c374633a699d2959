module.exports = {
  routes: [{ method: 'GET', path: '/bare', handler: 'bare.find', config: { auth: false } }],
};
