// Checks claims by name, one after another: prints how many hold, or the first that does not.
export const hold = async (claims) => {
  for (const [claim, check] of Object.entries(claims)) {
    try {
      await check();
    } catch (error) {
      console.log(`${claim}: ${error.stack}`);
      process.exit(1);
    }
  }
  console.log(Object.keys(claims).length);
};
